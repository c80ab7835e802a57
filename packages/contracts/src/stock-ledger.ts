import { z } from 'zod';
import { stockReasons } from '@shop/shop-rules/stock-reasons';

const stockMovementSchema = z.object({
  at: z.string(),
  /** Pieces added (+) or removed (−); 0 when a held piece is paid. */
  change: z.int(),
  /** Change by size, also when pieces are divided into sizes or joined. */
  sizes: z.record(z.string(), z.int()).optional(),
  /** Free to sell afterwards. */
  balance: z.int(),
  pieces: z.record(z.string(), z.int()).optional(),
  reason: z.enum(stockReasons),
  /** Admin's name, or `system` for an order. */
  who: z.string(),
  orderID: z.string().optional(),
  note: z.string().optional(),
  /** Finds the log lines. */
  requestId: z.string().optional(),
});
export type StockMovement = z.infer<typeof stockMovementSchema>;

export const stockLedgerSchema = z.object({
  data: z.array(stockMovementSchema),
  total: z.int(),
  opening: z.object({ balance: z.int(), at: z.string() }),
});
export type StockLedger = z.infer<typeof stockLedgerSchema>;
