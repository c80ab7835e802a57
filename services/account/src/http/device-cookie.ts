import type { Request, Response } from 'express';
import jwt from 'jsonwebtoken';
import { z } from 'zod';
import type { Device } from '../domain/device.ts';
import { isSecure, type CookieConfig } from './cookies.ts';

const YEAR_MS = 365 * 86_400_000;

const deviceClaims = z.object({ jti: z.uuid(), accounts: z.record(z.string(), z.int()) });

/**
 * Remembers a login on this browser beyond session and logout. It opens nothing, but wrong guesses of others do not
 * lock it out. Strict: only the login form uses it.
 */
export function setDeviceCookie(response: Response, config: CookieConfig, device: Device): void {
  const token = jwt.sign({ accounts: device.accounts }, config.SESSION_SECRET, {
    algorithm: 'HS256',
    issuer: 'account',
    audience: 'account',
    jwtid: device.id,
    expiresIn: YEAR_MS / 1000,
    header: { alg: 'HS256', typ: 'device+jwt' },
  });
  response.cookie(isSecure(config) ? '__Host-device' : 'device', token, {
    path: '/',
    sameSite: 'strict',
    secure: isSecure(config),
    httpOnly: true,
    maxAge: YEAR_MS,
  });
}

export function findDevice(request: Request, { SESSION_SECRET }: CookieConfig): Device | null {
  try {
    const { header, payload } = jwt.verify(request.get('x-device-token') ?? '', SESSION_SECRET, {
      algorithms: ['HS256'],
      issuer: 'account',
      audience: 'account',
      complete: true,
    });
    if (header.typ !== 'device+jwt') return null;
    const { jti, accounts } = deviceClaims.parse(payload);
    return { id: jti, accounts };
  } catch {
    return null;
  }
}
