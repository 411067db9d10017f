import type { LogEntry } from "../../mock-api/logEntry.ts";
import { onServerMessage, requestLog } from "./mockServer.ts";
import { element } from "./element.ts";

/** Every call to the mock API since the scenario was opened, newest first, with secrets masked. */
export async function createRequestLog(): Promise<HTMLElement> {
  const list = element("ol", { class: "log", attributes: { "aria-label": "Requests" } });
  let entries = await requestLog();
  const draw = () =>
    list.replaceChildren(
      ...(entries.length
        ? entries.toReversed().map(row)
        : [element("li", { class: "none" }, "No call yet.")]),
    );
  onServerMessage((news) => {
    if (news.kind === "request") entries = [...entries, news.entry];
    if (news.kind === "opened") entries = [];
    draw();
  });
  draw();
  return list;
}

function row({ at, method, address, body, status, ms, note }: LogEntry): HTMLElement {
  const time = element("time", {}, new Date(at).toLocaleTimeString("en-GB"));
  const outcome = element(
    "span",
    { class: status >= 200 && status < 400 ? "fine" : "failed" },
    `${status || "no answer"} · ${ms} ms${note && ` · ${note}`}`,
  );
  return element(
    "li",
    {},
    time,
    element("strong", {}, method),
    element("code", {}, address),
    outcome,
    body && element("code", { class: "body" }, body),
  );
}
