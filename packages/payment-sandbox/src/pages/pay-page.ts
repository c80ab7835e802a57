import type { Checkout } from '../domain/checkout.ts';
import { escapeHtml, formatMoney } from './html.ts';
import { layout } from './layout.ts';
import { methodFields, type Refused } from './method-choice.ts';

const titles = { stripe: 'Korttimaksu', paypal: 'PayPal-maksu' } as const;

/** @param last error and input of the last try */
export function payPage(checkout: Checkout, last: Partial<Refused> = {}): string {
  const { provider, lines, cents, currency } = checkout;
  const title = provider === 'stripe' && checkout.methods.length > 1 ? 'Maksu' : titles[provider];
  const rows = lines.map((line) => {
    const name = `${escapeHtml(line.title)}${line.quantity > 1 ? ` × ${line.quantity}` : ''}`;
    return `<tr><th scope="row">${name}</th><td>${formatMoney(line.unitCents * line.quantity, currency)}</td></tr>`;
  });
  return layout(
    title,
    `<h1>${title}</h1>
<p class="practice">Harjoittelumaksu: oikeaa rahaa ei liiku.</p>
${last.problem ? `<p class="problem" role="alert">${last.problem}</p>` : ''}
<table>
<caption>Tilauksesi</caption>
<tbody>
${rows.join('\n')}
</tbody>
<tfoot><tr><th scope="row">Yhteensä</th><td>${formatMoney(cents, currency)}</td></tr></tfoot>
</table>
<form method="post">
${methodFields(checkout, last)}<button class="main" name="decision" value="approve">Hyväksy maksu</button>
<button name="decision" value="decline">Hylkää maksu</button>
${checkout.cancelUrl ? '<button class="quiet" name="decision" value="cancel">Peruuta</button>' : ''}
</form>`,
  );
}
