import { texts } from '../../texts/fi.ts';
import type { BulkKind } from './bulk-change.ts';

const { kinds } = texts.products.bulk;

/** What can be changed on a product from its list. */
export const bulkChoices = (Object.keys(kinds) as BulkKind[]).map((id) => ({ id, label: kinds[id] }));
