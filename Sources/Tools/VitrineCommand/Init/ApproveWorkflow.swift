/// `.github/workflows/widgets-approve.yml`: a comment on a pull request makes its new pictures the
/// goldens. None of the pull request's code is run for it, and what writes has but a patch.
struct ApproveWorkflow {
  let setup: Setup

  static let path = ".github/workflows/widgets-approve.yml"

  var text: String {
    let steps = WorkflowSteps(setup: setup)
    let pull = WorkflowSteps.shortened("pull-request/" + setup.subfolder)
    return #"""
      # A comment “/approve-widgets [FRAME…]” on a pull request, by somebody who may write to this
      # repository, makes the pictures of its last report the goldens, and commits them to its branch.
      # Written by Vitrine's init, and yours to change. GitHub runs it as the default branch has it.
      name: Approve widgets

      on:
        issue_comment:
          types: [created]
        workflow_dispatch:
          inputs:
            pull_request:
              description: Number of the pull request
              required: true
              type: string
            frames:
              description: Frames, folders or patterns of them; all where empty
              required: false
              type: string

      permissions: {}

      defaults:
        run:
          shell: bash

      \#(steps.names)
        # As in vitrine.json.
        GOLDENS: \#(Setup.quoted(setup.goldens))

      # What people wrote reaches scripts as variables only, never as part of a script.
      jobs:
        find:
          name: Find the report
          if: >-
            github.event_name == 'workflow_dispatch' ||
            (github.event.issue.pull_request && startsWith(github.event.comment.body, '/approve-widgets'))
          runs-on: ubuntu-latest
          permissions:
            actions: read
            contents: read
            pull-requests: read
          outputs:
            branch: ${{ steps.find.outputs.branch }}
            commit: ${{ steps.find.outputs.commit }}
            report: ${{ steps.find.outputs.report }}
            problem: ${{ steps.find.outputs.problem }}
          steps:
            - name: Find who asks, and the last report
              id: find
              env:
                GH_TOKEN: ${{ github.token }}
                REPOSITORY: ${{ github.repository }}
                PERSON: ${{ github.event.comment.user.login || github.actor }}
                PULL_REQUEST: ${{ github.event.issue.number || inputs.pull_request }}
                WRITTEN: ${{ github.event.comment.created_at }}
              run: |
                refuse() {
                  echo "problem=$1" >>"$GITHUB_OUTPUT"
                  echo "::error::$1"
                  exit 1
                }
                if ! [[ $PULL_REQUEST =~ ^[0-9]+$ ]]; then
                  echo "::error::The pull request is wanted by its number."
                  exit 1
                fi
                may=$(gh api "repos/$REPOSITORY/collaborators/$PERSON/permission" --jq .permission)
                case $may in
                  admin | write) ;;
                  *)
                    echo "::error::Only people who may write to this repository can approve."
                    exit 1
                    ;;
                esac
                pull=$(gh api "repos/$REPOSITORY/pulls/$PULL_REQUEST")
                of_pull() { jq -r "$1" <<<"$pull"; }
                if [ "$(of_pull .state)" != open ]; then refuse "The pull request is not open."; fi
                if [ "$(of_pull .head.repo.full_name)" != "$REPOSITORY" ]; then
                  refuse "The branch is a fork's, which this workflow may not write to. Its author can approve: download the artifact widgets-report into the folder output, run approve, and commit."
                fi
                commit=$(of_pull .head.sha)
                # Only a report that was there when the comment was written can have been looked at.
                run=$(gh api "repos/$REPOSITORY/actions/workflows/widgets.yml/runs?head_sha=$commit&status=completed&per_page=100" |
                  jq -r --arg written "$WRITTEN" --arg repository "$REPOSITORY" '
                    [.workflow_runs[] | select(.head_repository.full_name == $repository)
                      | select($written == "" or .updated_at <= $written)]
                    | sort_by(.updated_at) | last | .id // empty')
                if [ -z "$run" ]; then
                  refuse "There is no finished report of the branch's last commit from before the comment."
                fi
                {
                  echo "branch=$(of_pull .head.ref)"
                  echo "commit=$commit"
                  echo "report=$run"
                } >>"$GITHUB_OUTPUT"

        # What is built and run here is the default branch's. The pull request gives its goldens to
        # compare with, and its report's pictures; none of its code runs.
        approve:
          name: Approve
          needs: find
          runs-on: ubuntu-latest
          container: \#(Setup.image)
          timeout-minutes: 60
          permissions:
            actions: read
            contents: read\#(steps.place)
          steps:
      \#(steps.building(keeps: false))

            - uses: actions/checkout@v6
              with:
                ref: ${{ needs.find.outputs.commit }}
                path: pull-request
                persist-credentials: false

            - uses: actions/download-artifact@v8
              with:
                name: widgets-report
                path: widgets-report
                run-id: ${{ needs.find.outputs.report }}
                github-token: ${{ github.token }}

            - name: Approve
              working-directory: \#(Setup.quoted(pull))
              env:
                PACKAGE: \#(Setup.quoted(setup.subfolder.isEmpty ? "." : setup.subfolder))
                COMMENT: ${{ github.event.comment.body }}
                FRAMES: ${{ inputs.frames }}
              run: |
                asked=$FRAMES
                if [ -n "$COMMENT" ]; then
                  line=${COMMENT%%$'\n'*}
                  asked=${line#/approve-widgets}
                  if ! [[ $asked =~ ^([[:space:]]|$) ]]; then
                    echo "::error::The comment is not “/approve-widgets” and names of frames."
                    exit 2
                  fi
                fi
                # Backquotes keep Markdown from reading patterns; GitHub ends lines with \r\n.
                read -ra frames <<<"${asked//[\`$'\r']/}" || true
                for frame in "${frames[@]}"; do
                  if [[ $frame == -* ]]; then
                    echo "::error::Names of frames do not begin with a dash."
                    exit 2
                  fi
                done
                "$GITHUB_WORKSPACE/$PACKAGE/.build/debug/$PRODUCT" approve "${frames[@]}" \
                  --out "$GITHUB_WORKSPACE/widgets-report"
                git config --global --add safe.directory "$GITHUB_WORKSPACE/pull-request"
                mkdir -p "$GOLDENS"
                git add --all -- "$GOLDENS"
                git diff --cached --binary --no-renames >"$GITHUB_WORKSPACE/goldens.patch"

            - uses: actions/upload-artifact@v7
              with:
                name: widgets-goldens
                path: goldens.patch
                if-no-files-found: error
                overwrite: true
                retention-days: 7

        push:
          name: Commit
          needs: [find, approve]
          runs-on: ubuntu-latest
          permissions:
            actions: write
            contents: write
          outputs:
            commit: ${{ steps.commit.outputs.commit }}
            problem: ${{ steps.commit.outputs.problem }}
          steps:
            - uses: actions/checkout@v6
              with:
                ref: ${{ needs.find.outputs.commit }}

            - uses: actions/download-artifact@v8
              with:
                name: widgets-goldens
                path: ${{ runner.temp }}

            # Only what the patch says of goldens is taken.
            - name: Commit to the branch
              id: commit
              env:
                PATCH: ${{ runner.temp }}/goldens.patch
                FOLDER: \#(Setup.quoted(WorkflowSteps.shortened(setup.prefix + setup.goldens)))
                BRANCH: ${{ needs.find.outputs.branch }}
                PERSON: ${{ github.event.comment.user.login || github.actor }}
              run: |
                if [ ! -s "$PATCH" ]; then
                  echo "problem=The goldens are as the report has them: there is nothing to commit." >>"$GITHUB_OUTPUT"
                  exit 0
                fi
                git apply --index --include="$FOLDER/*" "$PATCH"
                git -c user.name='github-actions[bot]' \
                  -c user.email='41898282+github-actions[bot]@users.noreply.github.com' \
                  commit -q -m 'Approve widgets' -m "Approved by $PERSON."
                if ! git push -q origin "HEAD:refs/heads/$BRANCH"; then
                  echo "problem=The branch has moved on, or may not be pushed to." >>"$GITHUB_OUTPUT"
                  exit 1
                fi
                echo "commit=$(git rev-parse HEAD)" >>"$GITHUB_OUTPUT"

            # What this token pushes starts no workflow, but it may start one itself.
            - name: Verify anew
              if: steps.commit.outputs.commit != ''
              env:
                GH_TOKEN: ${{ github.token }}
                GH_REPO: ${{ github.repository }}
                BRANCH: ${{ needs.find.outputs.branch }}
              run: |
                gh workflow run widgets.yml --ref "$BRANCH"

        answer:
          name: Answer
          needs: [find, approve, push]
          # Nothing is said to people who may not approve.
          if: >-
            always() && github.event_name == 'issue_comment' &&
            (needs.find.result == 'success' || needs.find.outputs.problem != '')
          runs-on: ubuntu-latest
          permissions:
            pull-requests: write
          steps:
            - name: Say what came of it
              env:
                GH_TOKEN: ${{ github.token }}
                GH_REPO: ${{ github.repository }}
                PULL_REQUEST: ${{ github.event.issue.number }}
                COMMIT: ${{ needs.push.outputs.commit }}
                PROBLEM: ${{ needs.find.outputs.problem || needs.push.outputs.problem }}
                RUN: ${{ github.server_url }}/${{ github.repository }}/actions/runs/${{ github.run_id }}
              run: |
                if [ -n "$COMMIT" ]; then
                  text="Approved in $COMMIT, and verified anew."
                else
                  text="${PROBLEM:-Not approved.} [What happened]($RUN)"
                fi
                gh pr comment "$PULL_REQUEST" --body "$text"

      """#
  }
}
