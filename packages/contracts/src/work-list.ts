import { workStates, type WorkState } from '@shop/shop-rules/workshop';
import { z } from 'zod';
import type { CustomPiece } from '@shop/shop-rules/custom-piece';
import { wholeNumber } from './fields.ts';
import { orderPromiseSchema } from './order-promise.ts';

const MAX_LINES = 50;
const MAX_PIECES = 1_000;
const PIECES = 200;

const version = wholeNumber(0, Number.MAX_SAFE_INTEGER);

export const workListQuerySchema = z.object({ limit: wholeNumber(1, MAX_PIECES).default(PIECES) });

export const workLineSchema = z.object({ line: wholeNumber(0, MAX_LINES - 1) });

export const workStateChangeSchema = z.object({
  version,
  state: z.enum(workStates, { error: 'Valitse tila.' }),
});

/** `after`: id of the piece above, or null. */
export const workPlaceSchema = z.object({
  version,
  week: orderPromiseSchema.shape.week,
  after: z.string().max(64).nullable(),
});

export type WorkPiece = {
  id: string;
  orderID: string;
  orderNumber: string;
  line: number;
  title: string;
  image: string;
  size: string;
  variant: number;
  models: number;
  colour?: string;
  custom?: CustomPiece;
  quantity: number;
  buyer: string;
  state: WorkState;
  promised: string;
  /** Planned by an admin. */
  week: string;
  isLate: boolean;
  isDisputed?: true;
  version: number;
};

export type WorkList = { pieces: WorkPiece[]; total: number; unfinished: number; late: number };
