import { ProviderError } from '../provider.ts';

/** A refusal of PayPal's, with the issue it names. */
export class PaypalRefusal extends ProviderError {
  override readonly issue: string;

  constructor(issue: string, cause: unknown, message = `PayPal: ${issue}`) {
    super(message, { definite: true, cause });
    this.issue = issue;
  }
}
