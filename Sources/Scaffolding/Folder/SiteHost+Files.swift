import Records

extension SiteHost {
    /// The files by which the host builds and publishes a site. The version of the program stands in one line.
    var files: [ExampleSite.File] {
        switch self {
        case .github, .netlify, .cloudflare: [ExampleSite.File(".github/workflows/site.yml", workflow)]
        case .gitlab: [ExampleSite.File(".gitlab-ci.yml", gitlab)]
        case .server: []
        }
    }

    /// A workflow of GitHub's that checks what is proposed, and publishes what is accepted.
    private var workflow: String {
        """
        # Checks what is proposed, and publishes what is accepted, and every night too, because ages and waiting times grow.
        # GitHub stops schedules in public repositories after 60 days without a commit, and writes an e-mail about it: press
        # "Enable workflow" on the page of this workflow then.
        name: Site

        on:
          push:
            branches: [main]
          pull_request:
          schedule:
            - cron: "17 3 * * *"
          workflow_dispatch:

        concurrency:
          group: site-${{ github.ref }}

        permissions:
          contents: read

        jobs:
          build:
            runs-on: ubuntu-24.04
            permissions:
              contents: read
              pages: read
            steps:
              - uses: actions/checkout@v5
        \(self == .github ? pagesAddress : "")      - uses: \(Release.repository)@v\(Release.version)
                with:
                  artifact: ${{ github.event_name != 'pull_request' }}
        \(self == .github ? pagesAddressUse : "")
          publish:
            needs: build
            if: github.event_name != 'pull_request'
            runs-on: ubuntu-24.04
        \(publication)

        """
    }

    /// The steps of the job that publishes what was built.
    private var publication: String {
        let download = """
                steps:
                  - uses: actions/download-artifact@v7
                    with:
                      name: github-pages
                  - run: mkdir public && tar -xf artifact.tar -C public
            """
        return switch self {
        case .netlify:
            """
            \(download)
                  - run: npx --yes netlify-cli@23 deploy --prod --no-build --dir public
                    env:
                      NETLIFY_AUTH_TOKEN: ${{ secrets.NETLIFY_AUTH_TOKEN }}
                      NETLIFY_SITE_ID: ${{ secrets.NETLIFY_SITE_ID }}
            """
        case .cloudflare:
            """
            \(download)
                  - run: npx --yes wrangler@4 pages deploy public --project-name "${GITHUB_REPOSITORY#*/}" --branch main
                    env:
                      CLOUDFLARE_API_TOKEN: ${{ secrets.CLOUDFLARE_API_TOKEN }}
                      CLOUDFLARE_ACCOUNT_ID: ${{ secrets.CLOUDFLARE_ACCOUNT_ID }}
            """
        case .github, .gitlab, .server:
            """
                permissions:
                  pages: write
                  id-token: write
                environment:
                  name: github-pages
                  url: ${{ steps.publication.outputs.page_url }}
                steps:
                  - id: publication
                    uses: actions/deploy-pages@v5
            """
        }
    }

    private var pagesAddress: String {
        """
              - id: pages
                if: github.event_name != 'pull_request'
                uses: actions/configure-pages@v6

        """
    }

    private var pagesAddressUse: String {
        """
                  base-url: ${{ steps.pages.outputs.base_url && format('{0}/', steps.pages.outputs.base_url) }}

        """
    }

    private var gitlab: String {
        """
        # Checks what is proposed, and publishes what is accepted.
        image: debian:12-slim

        variables:
          VERSION: "\(Release.version)"
          RELEASE: "https://github.com/\(Release.repository)/releases/download/v$VERSION"

        .shelters:
          cache:
            key: shelters
            paths: [.cache/]
          before_script:
            - apt-get update -qq && apt-get install -qq -y ca-certificates curl
            - curl -fsSLO "$RELEASE/shelters_${VERSION}_amd64.deb" -O "$RELEASE/SHA256SUMS"
            - sha256sum --check --ignore-missing SHA256SUMS
            - apt-get install -qq -y "./shelters_${VERSION}_amd64.deb"

        check:
          extends: .shelters
          script:
            - shelters check
          rules:
            - if: $CI_PIPELINE_SOURCE == "merge_request_event"

        pages:
          extends: .shelters
          script:
            - shelters build --base-url "$CI_PAGES_URL/"
          artifacts:
            paths: [public/]
          rules:
            - if: $CI_COMMIT_BRANCH == $CI_DEFAULT_BRANCH

        """
    }
}
