import { dockerRung } from '../docker-rung.ts';
import type { RungContext } from '../store-server.ts';
import { mongodOptions } from './mongod-binary.ts';

const PORT_INSIDE = 27017;

export const rungDocker = (context: RungContext) =>
  dockerRung(context, {
    label: 'MongoDB 8',
    image: 'mongo:8',
    data: 'mongo-8',
    store: 'mongo',
    mount: '/data/db',
    portInside: PORT_INSIDE,
    args: ['mongod', '--bind_ip_all', ...mongodOptions(PORT_INSIDE)],
  });
