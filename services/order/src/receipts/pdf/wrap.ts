const graphemes = new Intl.Segmenter('fi', { granularity: 'grapheme' });

/** Also breaks inside words wider than a line. */
export function wrap(text: string, width: number, widthOf: (text: string) => number): string[] {
  if (widthOf(text) <= width) return [text];
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ').flatMap((one) => breakWord(one, width, widthOf))) {
    const longer = line ? `${line} ${word}` : word;
    if (line && widthOf(longer) > width) {
      lines.push(line);
      line = word;
    } else line = longer;
  }
  return [...lines, line];
}

function breakWord(word: string, width: number, widthOf: (text: string) => number): string[] {
  if (widthOf(word) <= width) return [word];
  const parts: string[] = [];
  let part = '';
  for (const { segment } of graphemes.segment(word)) {
    if (part && widthOf(part + segment) > width) {
      parts.push(part);
      part = segment;
    } else part += segment;
  }
  return [...parts, part];
}
