/// The methods of URLSession that are replaced, by their symbols in FoundationNetworking.
enum SessionMethod: String, CaseIterable {
  case dataRequest =
    "$s20FoundationNetworking10URLSessionC8dataTask4withAA0c4DataE0CAA10URLRequestV_tF"
  case dataURL =
    "$s20FoundationNetworking10URLSessionC8dataTask4withAA0c4DataE0C0A10Essentials3URLV_tF"
  case dataRequestHandler =
    "$s20FoundationNetworking10URLSessionC8dataTask4with17completionHandlerAA0c4DataE0CAA10URLRequestV_y0A10Essentials0I0VSg_AA11URLResponseCSgs5Error_pSgtYbctF"
  case dataURLHandler =
    "$s20FoundationNetworking10URLSessionC8dataTask4with17completionHandlerAA0c4DataE0C0A10Essentials3URLV_yAI0I0VSg_AA11URLResponseCSgs5Error_pSgtYbctF"
  case uploadFile =
    "$s20FoundationNetworking10URLSessionC10uploadTask4with8fromFileAA0c6UploadE0CAA10URLRequestV_0A10Essentials3URLVtF"
  case uploadData =
    "$s20FoundationNetworking10URLSessionC10uploadTask4with4fromAA0c6UploadE0CAA10URLRequestV_0A10Essentials4DataVtF"
  case uploadStream =
    "$s20FoundationNetworking10URLSessionC10uploadTask19withStreamedRequestAA0c6UploadE0CAA10URLRequestV_tF"
  case uploadFileHandler =
    "$s20FoundationNetworking10URLSessionC10uploadTask4with8fromFile17completionHandlerAA0c6UploadE0CAA10URLRequestV_0A10Essentials3URLVyAL4DataVSg_AA11URLResponseCSgs5Error_pSgtYbctF"
  case uploadDataHandler =
    "$s20FoundationNetworking10URLSessionC10uploadTask4with4from17completionHandlerAA0c6UploadE0CAA10URLRequestV_0A10Essentials4DataVSgyAO_AA11URLResponseCSgs5Error_pSgtYbctF"
  case downloadRequest =
    "$s20FoundationNetworking10URLSessionC12downloadTask4withAA0c8DownloadE0CAA10URLRequestV_tF"
  case downloadURL =
    "$s20FoundationNetworking10URLSessionC12downloadTask4withAA0c8DownloadE0C0A10Essentials3URLV_tF"
  case downloadRequestHandler =
    "$s20FoundationNetworking10URLSessionC12downloadTask4with17completionHandlerAA0c8DownloadE0CAA10URLRequestV_y0A10Essentials3URLVSg_AA11URLResponseCSgs5Error_pSgtYbctF"
  case downloadURLHandler =
    "$s20FoundationNetworking10URLSessionC12downloadTask4with17completionHandlerAA0c8DownloadE0C0A10Essentials3URLV_yAKSg_AA11URLResponseCSgs5Error_pSgtYbctF"
  case downloadData =
    "$s20FoundationNetworking10URLSessionC12downloadTask14withResumeDataAA0c8DownloadE0C0A10Essentials0H0V_tF"
  case downloadDataHandler =
    "$s20FoundationNetworking10URLSessionC12downloadTask14withResumeData17completionHandlerAA0c8DownloadE0C0A10Essentials0H0V_yAI3URLVSg_AA11URLResponseCSgs5Error_pSgtYbctF"
  case finish =
    "$s20FoundationNetworking10URLSessionC24finishTasksAndInvalidateyyF"
  case invalidate =
    "$s20FoundationNetworking10URLSessionC19invalidateAndCancelyyF"
  case allTasks =
    "$s20FoundationNetworking10URLSessionC11getAllTasks17completionHandleryySayAA0C4TaskCGYbc_tF"
  case tasks =
    "$s20FoundationNetworking10URLSessionC29getTasksWithCompletionHandleryyySayAA0C8DataTaskCG_SayAA0c6UploadJ0CGSayAA0c8DownloadJ0CGtYbcF"
  case webSocket =
    "$s20FoundationNetworking10URLSessionC13webSocketTask4withAA0c3WebeF0CAA10URLRequestV_tF"
  case webSocketURL =
    "$s20FoundationNetworking10URLSessionC13webSocketTask4withAA0c3WebeF0C0A10Essentials3URLV_tF"
  case webSocketProtocols =
    "$s20FoundationNetworking10URLSessionC13webSocketTask4with9protocolsAA0c3WebeF0C0A10Essentials3URLV_SaySSGtF"
}
