import { dockerRung } from '../docker-rung.ts';
import type { RungContext } from '../store-server.ts';
import { redisOptions } from './redis-binary.ts';

export const rungDocker = (context: RungContext) =>
  dockerRung(context, {
    label: 'Valkey 8',
    image: 'valkey/valkey:8',
    data: 'valkey-8',
    store: 'redis',
    mount: '/data',
    portInside: 6379,
    args: ['valkey-server', ...redisOptions],
  });
