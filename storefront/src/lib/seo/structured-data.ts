/** JSON-LD that cannot end its script. Escapes '<' and the line separators that older parsers refuse. */
export function structuredData(data: object): string {
  return JSON.stringify({ '@context': 'https://schema.org', ...data })
    .replaceAll('<', String.raw`\u003c`)
    .replaceAll('\u2028', String.raw`\u2028`)
    .replaceAll('\u2029', String.raw`\u2029`);
}
