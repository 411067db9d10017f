/**
 * Emails as campaign tools write them, with scripts and trackers, which the preview must remove.
 */
const tasting = `<!doctype html><html><head><title>Tasting</title><style>@media (max-width:480px){.cols td{display:block}}</style>
<script>document.title='ran';parent.postMessage('ran','*')</script></head>
<body style="margin:0;background-color:#f4efe6">
<table width="100%" cellpadding="0" cellspacing="0" style="background-color:#f4efe6"><tr><td align="center" style="padding:24px">
<table width="100%" cellpadding="24" cellspacing="0" style="background-color:#ffffff;max-width:560px"><tr><td style="font-family:Georgia,serif;color:#2b2118">
<img src="/pictures/never-absolute.svg" alt="" width="1" height="1">
<h1 style="font-size:30px;margin:0 0 12px;text-align:center">Spring is on the table</h1>
<p style="font-size:17px;line-height:1.5">From March 14 we serve six small courses with the first asparagus, wild garlic and lamb from the valley.</p>
<p style="font-size:17px;line-height:1.5">Your table gets <b>$25 of dining credit</b> on top.</p>
<table cellpadding="14" cellspacing="0" align="center"><tr><td style="background-color:#7a1f1f;text-align:center"><a href="https://example.com/reserve" style="color:#ffffff;font-weight:bold;text-decoration:none">Reserve your table</a></td></tr></table>
<p style="font-size:13px;color:#6b5d4f;text-align:center">Osteria Lucca · <a href="https://example.com/unsubscribe" style="color:#6b5d4f">Unsubscribe</a></p>
</td></tr></table></td></tr></table><img src="x" onerror="parent.postMessage('ran','*')" alt=""></body></html>`;

const reminder = `<table width="100%" cellpadding="24" style="background-color:#ffffff"><tr><td style="font-family:system-ui,sans-serif;color:#222222">
<h1 style="font-size:24px">Two days left</h1><p>The tasting menu ends on Sunday. We keep a table for you until 8 PM.</p>
<p><a href="https://example.com/reserve">Reserve now</a></p></td></tr></table>`;

const first = {
  id: 11,
  subject: "Spring is on the table",
  preview_text: "Six small courses, and $25 on us",
  html: tasting,
  send_at: "2027-03-14",
};
const second = {
  id: 12,
  subject: "Two days left",
  preview_text: "The tasting menu ends on Sunday",
  html: reminder,
  send_at: "2027-03-19",
};

export const campaignEmails = {
  plain: [first, second],
  mixed: [
    second,
    { id: 13, subject: "A picture of it", preview_text: null, image_public_id: "emails/spring" },
    { id: 14, subject: "Still being drawn", preview_text: null },
  ],
  revised: [
    {
      ...first,
      previous_version: {
        subject: "Spring is here",
        preview_text: first.preview_text,
        html: tasting
          .replace("six small courses", "five small courses")
          .replace("https://example.com/reserve", "https://example.com/book")
          .replace(
            '<p style="font-size:13px',
            '<p><img src="https://example.com/lamb.jpg" alt="Lamb"></p>$&',
          ),
      },
    },
    second,
  ],
  none: [],
};
