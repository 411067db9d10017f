import { html } from "../server/html.ts";
import type { Served } from "../server/files.ts";
import type { HostRequest } from "./hostRequest.ts";
import { hostLayout, renderedAt } from "./layout.ts";
import { widgetDivs } from "./widgetDivs.ts";

const head = html`<link rel="stylesheet" href="/vendor/bootstrap.css" />
  <script defer src="/vendor/bootstrap.js"></script>`;

/** Bootstrap 5: a grid, a collapsed section and a modal, each with a widget inside. */
export function bootstrap({ path, assets }: HostRequest): Served | undefined {
  if (path === "/hosts/bootstrap")
    return hostLayout({
      title: "Bootstrap host page",
      assets,
      head,
      bodyClass: "bg-body-tertiary",
      body: first(),
    });
  if (path === "/hosts/bootstrap/second")
    return hostLayout({
      title: "Second Bootstrap page",
      assets,
      head,
      bodyClass: "bg-body-tertiary",
      body: second(),
    });
  return undefined;
}

const bar = html`<nav class="navbar navbar-expand bg-white border-bottom mb-4" aria-label="Main">
  <div class="container">
    <a class="navbar-brand" href="/hosts/bootstrap">Fig &amp; Ember</a>
    <ul class="navbar-nav">
      <li class="nav-item"><a class="nav-link" href="/hosts/bootstrap/second">Second page</a></li>
      <li class="nav-item"><a class="nav-link" href="/hosts/">Host pages</a></li>
    </ul>
  </div>
</nav>`;

function first() {
  return html`${bar}
    <main class="container">
      <h1 class="h3">A Bootstrap page</h1>
      ${renderedAt()}
      <div class="row g-4">
        <div class="col-md-7">
          <div class="card">
            <div class="card-body">${widgetDivs("SubscriptionCalculator")}</div>
          </div>
        </div>
        <div class="col-md-5">
          <div class="card"><div class="card-body">${widgetDivs("OfferClaimApp")}</div></div>
          <p class="mt-3">
            <button
              class="btn btn-primary"
              type="button"
              data-bs-toggle="modal"
              data-bs-target="#choices"
            >
              Open the modal
            </button>
            <button
              class="btn btn-outline-secondary"
              type="button"
              data-bs-toggle="collapse"
              data-bs-target="#more"
              aria-expanded="false"
              aria-controls="more"
            >
              Show more
            </button>
          </p>
        </div>
      </div>
      <div class="collapse mt-4" id="more">
        <div class="card"><div class="card-body">${widgetDivs("DynamicSlider")}</div></div>
      </div>
    </main>
    <div
      class="modal fade"
      id="choices"
      tabindex="-1"
      aria-labelledby="choices-title"
      aria-hidden="true"
    >
      <div class="modal-dialog modal-dialog-centered">
        <div class="modal-content">
          <div class="modal-header">
            <h2 class="modal-title h5" id="choices-title">In a modal</h2>
            <button
              type="button"
              class="btn-close"
              data-bs-dismiss="modal"
              aria-label="Close the modal"
            ></button>
          </div>
          <div class="modal-body">${widgetDivs("PrivacyChoices")}</div>
        </div>
      </div>
    </div>`;
}

function second() {
  return html`${bar}
    <main class="container">
      <h1 class="h3">Second page</h1>
      ${renderedAt()}
      <div class="card"><div class="card-body">${widgetDivs("DynamicSlider")}</div></div>
    </main>`;
}
