/// `.github/workflows/widgets.yml`: shards that verify, and one report of them all.
struct VerifyWorkflow {
  let setup: Setup

  static let path = ".github/workflows/widgets.yml"

  var text: String {
    let steps = WorkflowSteps(setup: setup)
    let shards = (1...setup.shards).map(String.init).joined(separator: ", ")
    let output = setup.prefix + "output"
    return #"""
      # Compares every widget with its goldens: in shards, which are joined to one report.
      # Written by Vitrine's init, and yours to change.
      name: Widgets

      on:
        pull_request:
        push:
          branches: [main, master]
        # What widgets-approve.yml starts: its own commit would start nothing.
        workflow_dispatch:

      permissions:
        contents: read

      concurrency:
        group: widgets-${{ github.ref }}
        cancel-in-progress: ${{ github.event_name == 'pull_request' }}

      defaults:
        run:
          shell: bash

      \#(steps.names)

      jobs:
        # All shards have to go by the same times, or they would not agree on who has which frame.
        plan:
          name: Widgets plan
          runs-on: ubuntu-latest
          permissions:
            actions: read
          steps:
            - name: Find how long frames took
              env:
                GH_TOKEN: ${{ github.token }}
                GH_REPO: ${{ github.repository }}
                BRANCH: ${{ github.event.repository.default_branch }}
              run: |
                run=$(gh run list --workflow widgets.yml --branch "$BRANCH" --status completed \
                  --limit 1 --json databaseId --jq '.[0].databaseId // empty' || true)
                if [ -n "$run" ]; then gh run download "$run" --name widgets-timings || true; fi
                if [ ! -f timings.json ]; then echo '{"frames": []}' >timings.json; fi

            - uses: actions/upload-artifact@v7
              with:
                name: widgets-plan
                path: timings.json
                overwrite: true
                retention-days: 7

        verify:
          name: Widgets ${{ matrix.shard }}/${{ strategy.job-total }}
          needs: plan
          runs-on: ubuntu-latest
          container: \#(Setup.image)
          timeout-minutes: 60\#(steps.place)
          strategy:
            fail-fast: false
            matrix:
              shard: [\#(shards)]
          steps:
      \#(steps.building(keeps: true))

            - name: Find what earlier runs drew
              uses: actions/cache@v5
              with:
                path: \#(output)/cache
                key: widgets-frames-${{ matrix.shard }}-${{ github.run_id }}-${{ github.run_attempt }}
                restore-keys: widgets-frames-${{ matrix.shard }}-

            - uses: actions/download-artifact@v8
              with:
                name: widgets-plan
                path: \#(output)/plan

            # 1, differences, and 4, a frame that failed, leave a report: the last job fails by it, once.
            # Annotations and the summary are the last job's as well.
            - name: Verify
              env:
                SHARD: ${{ matrix.shard }}
                SHARDS: ${{ strategy.job-total }}
              run: |
                part=output/shards/$SHARD
                status=0
                env -u GITHUB_ACTIONS -u GITHUB_STEP_SUMMARY ".build/debug/$PRODUCT" verify \
                  --shard "$SHARD/$SHARDS" --timings output/plan/timings.json --out "$part" \
                  --junit "$part/junit.xml" --cache output/cache || status=$?
                case $status in
                  0 | 1 | 4) echo "$status" >"$part/status" ;;
                  *) exit "$status" ;;
                esac

            - uses: actions/upload-artifact@v7
              with:
                name: widgets-shard-${{ matrix.shard }}
                path: \#(output)/shards
                if-no-files-found: error
                overwrite: true
                retention-days: 7

        report:
          name: Widgets report
          needs: verify
          # Always: a check that is skipped counts as passed.
          if: always()
          runs-on: ubuntu-latest
          container: \#(Setup.image)
          timeout-minutes: 60\#(steps.place)
          steps:
      \#(steps.building(keeps: false))

            - uses: actions/download-artifact@v8
              with:
                pattern: widgets-shard-*
                path: \#(output)/shards
                merge-multiple: true

            - name: Merge
              run: |
                status=0
                ".build/debug/$PRODUCT" merge output/shards/*/ --out output \
                  --junit output/junit.xml || status=$?
                for file in output/shards/*/status; do
                  shard=$(cat "$file" 2>/dev/null || echo 0)
                  if [ "$shard" -gt "$status" ]; then status=$shard; fi
                done
                exit "$status"

            - uses: actions/upload-artifact@v7
              if: always()
              with:
                name: widgets-report
                path: |
                  \#(output)/report
                  \#(output)/junit.xml
                overwrite: true

            - uses: actions/upload-artifact@v7
              if: always()
              with:
                name: widgets-timings
                path: \#(output)/timings.json
                if-no-files-found: ignore
                overwrite: true

      """#
  }
}
