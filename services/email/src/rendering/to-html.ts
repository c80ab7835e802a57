import { texts } from '../texts/fi.ts';
import { html, raw, type Html } from './html.ts';
import type { EmailSettings, Greeted, Part, PictureLine, Words } from './email-content.ts';
import { style } from './style.ts';

/**
 * For mail programs: tables and inline styles, at most 600 px, no scripts, no remote files but product pictures. `html`
 * escapes all values.
 */
export function toHtml(content: Greeted, settings: EmailSettings): string {
  const { subject, preview, title, parts, why } = content;
  return html`<!doctype html>
    <html lang="fi">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light" />
        <meta name="format-detection" content="telephone=no, date=no, address=no" />
        <title>${subject}</title>
      </head>
      <body style="${style.body}">
        <div style="${style.hidden}">${preview}</div>
        <table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="${style.ground}">
          <tr>
            <td align="center" style="${style.around}">
              <table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="${style.sheet}">
                <tr>
                  <td style="${style.head}">
                    <a href="${settings.PUBLIC_URL}/shop/home" style="${style.brand}">${settings.BRAND}</a>
                  </td>
                </tr>
                <tr>
                  <td style="${style.main}">
                    <h1 style="${style.title}">${breakable(title)}</h1>
                    ${parts.map(partHtml)}
                  </td>
                </tr>
                <tr>
                  <td style="${style.foot}">${footHtml(settings, why)}</td>
                </tr>
              </table>
            </td>
          </tr>
        </table>
      </body>
    </html> `.text;
}

/** The only word wider than a phone breaks at its seam. */
const breakable = (title: string): string => title.replaceAll(/(sähköposti)(?=osoit)/gi, '$1\u00AD');

function partHtml(part: Part): Html {
  switch (part.is) {
    case 'words':
      return html`<p style="${style.words}">${wordsHtml(part.words)}</p> `;
    case 'heading':
      return html`<h2 style="${style.heading}">${part.text}</h2> `;
    case 'facts':
      return table(part.rows.map(([name, value]) => row(name, value, style.factName, style.fact)));
    case 'lines':
      return table(part.lines.map(lineHtml));
    case 'totals':
      return html`${table([
          ...part.rows.map(([name, value]) => row(name, value, style.sumName, style.sum)),
          row(...part.total, style.totalName, style.total),
        ])}
        <p style="${style.note}">${part.note}</p> `;
    case 'address':
      return html`<p style="${style.words}">
        ${part.lines.map((line, i) => html`${i > 0 ? raw('<br>') : ''}${line}`)}
      </p> `;
    case 'button':
      return html`<p style="${style.buttonPlace}">
        <a href="${part.url}" style="${style.button}">${part.text}</a>
      </p> `;
    case 'written-out':
      return html`<p style="${style.writtenOut}">
        ${part.lead}<br /><a href="${part.url}" style="${style.footLink}">${part.url}</a>
      </p> `;
  }
}

const table = (rows: Html[]): Html =>
  html`<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="${style.table}">
    ${rows}
  </table> `;

const row = (name: string, value: string, nameStyle: string, valueStyle: string): Html =>
  html`<tr>
    <td style="${nameStyle}">${name}</td>
    <td style="${valueStyle}">${value}</td>
  </tr>`;

function lineHtml({ title, detail, price, before, image }: PictureLine): Html {
  const picture = image
    ? html`<img src="${image}" alt="" width="72" height="90" style="${style.picture}" />`
    : html``;
  const was = before
    ? html`<br /><span style="${style.before}">${texts.order.before(before)}</span>`
    : html``;
  return html`<tr>
    ${image ? html`<td width="88" style="${style.pictureCell}">${picture}</td>` : html``}
    <td style="${style.line}">
      <span style="${style.lineTitle}">${title}</span><br /><span style="${style.detail}">${detail}</span
      >${was}
    </td>
    <td style="${before ? style.salePrice : style.price}">${price}</td>
  </tr>`;
}

const wordsHtml = (words: Words): Html[] =>
  [words].flat().map((word) => (typeof word === 'string' ? plainHtml(word) : linkHtml(word)));

/** Keeps a range such as 1–2 in one line. */
const plainHtml = (text: string): Html => {
  const pieces = text.split(/(?<!\d)(\d+–\d+)/);
  return html`${pieces.map((piece, i) => (i % 2 ? html`<span style="${style.together}">${piece}</span>` : html`${piece}`))}`;
};

const linkHtml = ({ text, url }: { text: string; url: string }): Html =>
  html`<a href="${url}" style="${style.link}">${text}</a>`;

function footHtml(settings: EmailSettings, why: string): Html {
  const { name, businessId, address, email, phone } = settings.seller;
  const mail = html`<a href="mailto:${email}" style="${style.footLink}">${email}</a>`;
  return html`<p style="${style.seller}">
      ${name} · ${texts.seller(businessId)}<br />${address}<br />${mail} · ${phone}
    </p>
    <p style="${style.why}">${why}</p>`;
}
