import { html } from './html.ts'
import type { Served } from './files.ts'

/** Stands in for the map page that a host serves at `/embed/map` for frames. */
export const embedMap: Served = {
  status: 200,
  type: 'text/html; charset=utf-8',
  body: html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Map of participating restaurants</title>
<link rel="stylesheet" href="/harness/harness.css">
</head>
<body class="starting">
<main><h1>The host’s map</h1><p>A host shows its restaurants here.</p></main>
</body>
</html>`.text,
}
