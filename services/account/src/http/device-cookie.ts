import type { Request, Response } from 'express';
import jwt from 'jsonwebtoken';
import { z } from 'zod';
import type { Device } from '../domain/device.ts';
import { isSecure, type CookieConfig } from './cookies.ts';

const YEAR_MS = 365 * 86_400_000;

const deviceClaims = z.object({ jti: z.uuid(), accounts: z.record(z.string(), z.int()) });

/**
 * Remembers that somebody signed in on this browser, or chose a password by a letter's link there, beyond the session and
 * the logout. It opens nothing: with it a password is still asked for, only others' wrong guesses do not count against it.
 * Strict, because it is of use to the login form alone.
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

/** The device that the gateway found in the visitor's cookie; null for none and for one that is not ours. */
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
