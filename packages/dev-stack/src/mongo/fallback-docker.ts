import { dockerFallback } from '../docker-fallback.ts';
import type { FallbackContext } from '../store-server.ts';
import { mongodOptions } from './mongod-binary.ts';

const PORT_INSIDE = 27017;

/** MongoDB in a container. */
export const fallbackDocker = (context: FallbackContext) =>
  dockerFallback(context, {
    label: 'MongoDB 8',
    image: 'mongo:8',
    data: 'mongo-8',
    store: 'mongo',
    mount: '/data/db',
    portInside: PORT_INSIDE,
    args: ['mongod', '--bind_ip_all', ...mongodOptions(PORT_INSIDE)],
  });
