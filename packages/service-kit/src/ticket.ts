import { createSecretKey } from 'node:crypto';
import jwt from 'jsonwebtoken';
import type { z } from 'zod';
import { ShopError } from './errors.ts';

type Ticket = { kind: string; data: object; seconds: number };

const typeOf = (kind: string): string => `${kind}+jwt`;

/** Signs a permission for another service. */
export function signTicket(secret: string, { kind, data, seconds }: Ticket): string {
  return jwt.sign(data, createSecretKey(Buffer.from(secret)), {
    algorithm: 'HS256',
    expiresIn: seconds,
    header: { alg: 'HS256', typ: typeOf(kind) },
  });
}

/** Returns a ticket's data. @throws `forbidden` */
export function readTicket<T extends z.ZodType>(
  secret: string,
  { kind, ticket, schema }: { kind: string; ticket: string; schema: T },
): z.output<T> {
  try {
    const { header, payload } = jwt.verify(ticket, createSecretKey(Buffer.from(secret)), {
      algorithms: ['HS256'],
      complete: true,
    });
    if (header.typ !== typeOf(kind)) throw new Error('a ticket of another kind');
    return schema.parse(payload);
  } catch (cause) {
    throw new ShopError({ code: 'forbidden', cause });
  }
}
