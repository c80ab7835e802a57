import { ProviderError } from '../provider.ts';

export class PaypalRefusal extends ProviderError {
  override readonly issue: string;

  constructor(issue: string, cause: unknown, message = `PayPal: ${issue}`) {
    super(message, { definite: true, cause });
    this.issue = issue;
  }
}
