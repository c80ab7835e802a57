import { BlockList, isIPv6 } from 'node:net';
import type { Logger } from '@shop/service-kit';
import type { Request, RequestHandler } from 'express';
import type { GatewayConfig } from '../config.ts';

/** Private ranges. */
const inside = new BlockList();
inside.addSubnet('127.0.0.0', 8);
inside.addSubnet('10.0.0.0', 8);
inside.addSubnet('172.16.0.0', 12);
inside.addSubnet('192.168.0.0', 16);
inside.addSubnet('169.254.0.0', 16);
inside.addSubnet('100.64.0.0', 10);
inside.addAddress('::1', 'ipv6');
inside.addSubnet('fc00::', 7, 'ipv6');
inside.addSubnet('fe80::', 10, 'ipv6');

/** All visitors of a proxy missing from TRUSTED_PROXIES would share one limit. Recognised by forwarding headers. */
export function warnOfUnnamedProxy(
  { SHOP_MODE }: Pick<GatewayConfig, 'SHOP_MODE'>,
  logger: Logger,
): RequestHandler {
  let isDone = SHOP_MODE !== 'production';
  return (request, _response, next) => {
    if (!isDone && isUnnamedProxy(request)) {
      isDone = true;
      logger.warn(
        { address: request.ip },
        'Visitors come from a private address: name the proxy in TRUSTED_PROXIES, or all of them share one limit',
      );
    }
    next();
  };
}

function isUnnamedProxy({ headers, socket, ip: address = '' }: Request): boolean {
  const isForwarded = headers['x-forwarded-for'] !== undefined || headers.forwarded !== undefined;
  // Express returns another address than the socket's for a trusted proxy.
  const isBelieved = address !== socket.remoteAddress;
  return isForwarded && !isBelieved && inside.check(address, isIPv6(address) ? 'ipv6' : 'ipv4');
}
