import { texts } from '../../texts/fi.ts';
import type { BulkKind } from './bulk-change.ts';

const { kinds } = texts.products.bulk;

export const bulkChoices = (Object.keys(kinds) as BulkKind[]).map((id) => ({ id, label: kinds[id] }));
