import type { Checkout } from '../domain/checkout.ts';
import { escapeHtml, formatMoney } from './html.ts';
import { layout } from './layout.ts';

const titles = { stripe: 'Korttimaksu', paypal: 'PayPal-maksu' } as const;
const declined = 'Maksu hylättiin. Voit yrittää uudelleen tai peruuttaa maksun.';

/**
 * The page on which the buyer decides: plain HTML, one form, three buttons.
 * @param last.wasDeclined says that the last try did not go through
 */
export function payPage(checkout: Checkout, last: { wasDeclined?: boolean } = {}): string {
  const { provider, lines, cents, currency } = checkout;
  const rows = lines.map((line) => {
    const name = `${escapeHtml(line.title)}${line.quantity > 1 ? ` × ${line.quantity}` : ''}`;
    return `<tr><th scope="row">${name}</th><td>${formatMoney(line.unitCents * line.quantity, currency)}</td></tr>`;
  });
  return layout(
    titles[provider],
    `<h1>${titles[provider]}</h1>
<p class="practice">Harjoittelumaksu: oikeaa rahaa ei liiku.</p>
${last.wasDeclined ? `<p class="problem" role="alert">${declined}</p>` : ''}
<table>
<caption>Tilauksesi</caption>
<tbody>
${rows.join('\n')}
</tbody>
<tfoot><tr><th scope="row">Yhteensä</th><td>${formatMoney(cents, currency)}</td></tr></tfoot>
</table>
<form method="post">
<button class="main" name="decision" value="approve">Hyväksy maksu</button>
<button name="decision" value="decline">Hylkää maksu</button>
${checkout.cancelUrl ? '<button class="quiet" name="decision" value="cancel">Peruuta</button>' : ''}
</form>`,
  );
}
