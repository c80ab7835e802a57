import { BlockList, isIPv6 } from 'node:net';
import type { Logger } from '@shop/service-kit';
import type { Request, RequestHandler } from 'express';
import type { GatewayConfig } from '../config.ts';

/** Addresses that no visitor of a public shop comes from. */
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

/**
 * In production something with a certificate stands in front. While nobody says what, all its visitors look like one,
 * and one of them can use up everybody's logins and registrations: that is told once in the log. It is known by the
 * headers in which it says whom it calls for; who calls for itself from the inside, like the storefront's server, has
 * none. They have to be there still.
 */
export function warnOfUnnamedProxy(
  { SHOP_MODE }: Pick<GatewayConfig, 'SHOP_MODE'>,
  logger: Logger,
): RequestHandler {
  let told = SHOP_MODE !== 'production';
  return (request, _response, next) => {
    if (!told && isUnnamedProxy(request)) {
      told = true;
      logger.warn(
        { address: request.ip },
        'Visitors come from a private address: name the proxy in TRUSTED_PROXIES, or all of them share one limit',
      );
    }
    next();
  };
}

function isUnnamedProxy({ headers, socket, ip: address = '' }: Request): boolean {
  const callsForOthers = headers['x-forwarded-for'] !== undefined || headers.forwarded !== undefined;
  // Express gives the visitor's own address where the proxy is named, else the proxy's.
  const isBelieved = address !== socket.remoteAddress;
  return callsForOthers && !isBelieved && inside.check(address, isIPv6(address) ? 'ipv6' : 'ipv4');
}
