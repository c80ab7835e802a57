import { escapeHtml } from './html.ts';

/** @param content HTML */
export function layout(title: string, content: string): string {
  return `<!doctype html>
<html lang="fi">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(title)}</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/sandbox/style.css">
</head>
<body>
<main>
${content}
</main>
</body>
</html>
`;
}

/** At most one link. */
export function messagePage(title: string, text: string, way?: { href: string; text: string }): string {
  const link = way ? `<p><a href="${escapeHtml(way.href)}">${escapeHtml(way.text)}</a></p>` : '';
  return layout(title, `<h1>${escapeHtml(title)}</h1>\n<p>${escapeHtml(text)}</p>\n${link}`);
}
