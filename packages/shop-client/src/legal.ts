import type { LegalVersionText } from '@shop/contracts/legal';
import type { LegalPageId } from '@shop/shop-rules/legal-pages';
import type { ApiClient } from './api-client.ts';
import { field } from './fields.ts';
import { mapData, type Outcome } from './outcome.ts';

/** A published version; 404 for an unknown one. */
export async function getLegalVersion(
  api: ApiClient,
  page: LegalPageId,
  version: string,
): Promise<Outcome<LegalVersionText>> {
  const outcome = await api.call('GET', `/api/shop/legal/${page}/${encodeURIComponent(version)}`);
  return mapData(outcome, (body) => field<LegalVersionText>(body, 'data'));
}
