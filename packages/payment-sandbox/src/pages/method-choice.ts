import type { Checkout } from '../domain/checkout.ts';
import { escapeHtml } from './html.ts';

type Choice = { method: string; email: string; phone: string };
export type Refused = Partial<Choice> & { problem: string };

const names: Record<string, string> = { card: 'Kortti', mobilepay: 'MobilePay', klarna: 'Klarna' };

/** Empty with a single method. */
export function methodFields(checkout: Checkout, last: Partial<Refused>): string {
  const methods = checkout.methods;
  if (checkout.provider !== 'stripe' || methods.length < 2) return '';
  const rows = methods.map((method) => {
    const isChosen = last.method === method;
    return `<label><input type="radio" name="method" value="${method}"${isChosen ? ' checked' : ''}> ${names[method] ?? method}</label>`;
  });
  const field = (name: 'email' | 'phone', label: string, type: string): string =>
    `<label class="field">${label}<input name="${name}" type="${type}" value="${escapeHtml(last[name] ?? '')}"></label>`;
  return `<fieldset>
<legend>Maksutapa</legend>
${rows.join('\n')}
</fieldset>
${methods.includes('mobilepay') ? field('phone', 'Puhelinnumero (MobilePay)', 'tel') : ''}
${methods.includes('klarna') ? field('email', 'Sähköposti (Klarna)', 'email') : ''}
`;
}

/** MobilePay requires a phone number, Klarna an email address. */
export function readChoice(checkout: Checkout, body: unknown): Choice | Refused {
  const [only = 'card', ...others] = checkout.methods;
  const text = (name: string): string => {
    const value = (body as Record<string, unknown> | undefined)?.[name];
    return typeof value === 'string' ? value.trim() : '';
  };
  const method = text('method') || (others.length === 0 ? only : '');
  const choice = { method, email: text('email'), phone: text('phone') };
  if (checkout.provider === 'paypal') return choice;
  if (!method) return { ...choice, problem: 'Valitse maksutapa.' };
  if (![only, ...others].includes(method)) return { problem: 'Tämä maksutapa ei ole käytössä.' };
  if (method === 'mobilepay' && !/^\+?[\d ]{7,20}$/.test(choice.phone))
    return { ...choice, problem: 'Anna puhelinnumero, jossa MobilePay on käytössä.' };
  if (method === 'klarna' && !/^[^\s@]+@[^\s@.]+\.\S+$/.test(choice.email))
    return { ...choice, problem: 'Anna sähköpostiosoite, johon Klarna lähettää laskun.' };
  return choice;
}
