import { addressOf } from '@shop/service-kit';
import type { Request } from 'express';
import { browserOf } from '../domain/browser.ts';
import type { LoginOrigin } from '../use-cases/limit-login.ts';
import type { CookieConfig } from './cookies.ts';
import { findDevice } from './device-cookie.ts';

export function originOf(request: Request, config: CookieConfig): LoginOrigin {
  return {
    address: addressOf(request),
    device: findDevice(request, config),
    browser: browserOf(request.get('user-agent') ?? ''),
  };
}
