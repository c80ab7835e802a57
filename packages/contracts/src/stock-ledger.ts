import { z } from 'zod';
import { stockReasons } from '@shop/shop-rules/stock-reasons';

/** A line of a product's stock ledger. */
const stockMovementSchema = z.object({
  /** ISO 8601. */
  at: z.string(),
  /** Pieces that came (+) or went (−); 0 when a held piece is paid for. */
  change: z.int(),
  /** The same by size, where pieces are kept so: also what was divided into sizes, or no longer is. */
  sizes: z.record(z.string(), z.int()).optional(),
  /** What could be sold after it. */
  balance: z.int(),
  /** The same by size, of the sizes that it changed. */
  pieces: z.record(z.string(), z.int()).optional(),
  reason: z.enum(stockReasons),
  /** The maker's name, or `system` for what an order did. */
  who: z.string(),
  orderID: z.string().optional(),
  note: z.string().optional(),
  /** The request or event that moved them, under which the logs tell more. */
  requestId: z.string().optional(),
});
export type StockMovement = z.infer<typeof stockMovementSchema>;

/** A page of a product's ledger, newest first. */
export const stockLedgerSchema = z.object({
  data: z.array(stockMovementSchema),
  /** How many movements are kept one by one. */
  total: z.int(),
  /** What stood before the oldest of them, and since when it is known. */
  opening: z.object({ balance: z.int(), at: z.string() }),
});
export type StockLedger = z.infer<typeof stockLedgerSchema>;
