export const copy = {
  loading: "Opening the campaign…",
  unavailable: {
    heading: "This page is unavailable",
    lead: "The link may be incomplete or no longer valid. Please open it again from your email, or ask whoever sent it for a new one.",
  },
  unreadable: {
    heading: "We couldn’t load this campaign",
    text: "Check your connection and try again. Nothing was approved or sent.",
    retry: "Try again",
  },
  eyebrow: "Campaign review",
  untitled: "Your campaign",
  reviewingAs: "Reviewing as",
  status: {
    pending: "Waiting for review",
    changes_requested: "Changes requested",
    approved: "Approved",
    sent: "Sent",
  },
  approved: {
    title: "Campaign Approved",
    starts: (start: string) => `Your campaign starts on ${start}.`,
    plain: "All emails are approved. There is nothing left to do.",
  },
  delivered: { title: "Campaign Sent", plain: "These emails are on their way to your guests." },
  details: {
    heading: "Details",
    campaign: "Campaign",
    start: "Starts",
    sendTime: "Send time",
    owners: "Owners",
    brand: "Brand",
    emails: "Emails",
  },
  emails: {
    heading: (count: number) => (count === 1 ? "1 email" : `${count} emails`),
    none: "Preview not available",
    noneLead: "The emails of this campaign are not here yet. You can still send general feedback.",
    preview: "Preview not available",
    elsewhere: "Open the preview in a new tab",
    untitled: (position: number) => `Email ${position}`,
    sends: (when: string) => `Sends ${when}`,
    frame: (subject: string) => `Preview of “${subject}”`,
    width: "Preview width",
    desktop: "Desktop",
    phone: "Phone",
    comment: "Comment on this email",
    commentOn: (subject: string) => `Comment on this email: ${subject}`,
    inert: "Links in previews are switched off.",
  },
  decision: {
    heading: "Your decision",
    approver: "Approve the emails as they are, or tell us what to change.",
    reviewer: "You can ask for changes here. Approving is up to the campaign’s approver.",
    approve: "Approve all",
    approving: "Approving…",
    request: "Request changes",
  },
  confirm: {
    title: "Approve all emails?",
    text: (count: number, brand: string | null) =>
      `${count > 1 ? `All ${count} emails` : count === 1 ? "The email" : "The emails"} will go out${brand ? ` in the name of ${brand}` : ""}.`,
    starts: (start: string) => `The campaign starts on ${start}.`,
    draft:
      "You have a comment that was not sent. It stays here, but will not be part of your approval.",
    final: "You can’t take an approval back on this page.",
    cancel: "Not yet",
  },
  form: {
    label: "Message",
    general: "Request changes to the campaign",
    mail: (subject: string) => `Comment on “${subject}”`,
    hint: "Say what should be different, as exactly as you can.",
    left: (count: number) =>
      `${count.toLocaleString("en-US")} ${count === 1 ? "character" : "characters"} left`,
    required: "Write what should be changed.",
    tooLong: (over: number) =>
      `${over.toLocaleString("en-US")} ${over === 1 ? "character" : "characters"} too long. The limit is 2,000.`,
    send: "Send request",
    sending: "Sending…",
    cancel: "Cancel",
  },
  notice: {
    sent: "Thanks — we’ve sent your changes.",
    elsewhere:
      "This campaign was approved in the meantime, so your request was not recorded. If something must still change, please contact us.",
    refusedApproval: "Your approval was not accepted",
    refusedRequest: "Your request was not accepted",
    refused: "Please try again, or contact us if it keeps happening.",
    notSentTitle: "Nothing was sent",
    notSent:
      "You seem to be offline. Everything you typed is still here: try again when you are back.",
    busyTitle: "Please wait a moment",
    busy: "Another action is still under way or there were too many tries. Nothing was sent; please try again.",
    wait: (seconds: number) =>
      `There were too many tries. Nothing was sent; please try again in ${seconds} ${seconds === 1 ? "second" : "seconds"}.`,
    approvalUnrecorded: "Your approval is not recorded",
    approvalUnrecordedText:
      "We looked again: the campaign is not approved yet. You can approve it once more.",
    requestUnrecorded: "Your request is not in the activity yet",
    requestUnrecordedText:
      "We looked again and did not find it. Your message is still here: please check the activity before you send it once more.",
    checking: "We didn’t get an answer, so we are looking up what happened…",
    unknownTitle: "We could not confirm what happened",
    unknownApproval:
      "We do not know whether your approval arrived. Check again before you do anything else.",
    unknownRequest:
      "We do not know whether your request arrived. Your message is still here; check again before you send it once more.",
    check: "Check again",
  },
  log: {
    heading: "Activity",
    empty: "Nothing has happened yet.",
    types: {
      approved: "Approved the campaign",
      approve: "Approved the campaign",
      change_request: "Requested changes",
      changes_requested: "Requested changes",
      created: "Created the campaign",
      sent: "Sent the campaign",
      viewed: "Opened the review",
      comment: "Commented",
    },
    more: (count: number) => `Show ${count} more`,
  },
} as const;
