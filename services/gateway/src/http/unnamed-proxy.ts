import { BlockList, isIPv6 } from 'node:net';
import type { Logger } from '@shop/service-kit';
import type { RequestHandler } from 'express';
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
 * and one of them can use up everybody's logins and registrations: that is told once in the log.
 */
export function warnOfUnnamedProxy(
  { SHOP_MODE }: Pick<GatewayConfig, 'SHOP_MODE'>,
  logger: Logger,
): RequestHandler {
  let told = SHOP_MODE !== 'production';
  return (request, _response, next) => {
    // The visitor's own address where the proxy is named, else the proxy's.
    const address = request.ip ?? '';
    if (!told && inside.check(address, isIPv6(address) ? 'ipv6' : 'ipv4')) {
      told = true;
      logger.warn(
        { address },
        'Visitors come from a private address: name the proxy in TRUSTED_PROXIES, or all of them share one limit',
      );
    }
    next();
  };
}
