import { containerCommand, dockerAnswers, pullImage } from '../docker.ts';
import type { Rung } from '../ladder.ts';
import type { RungContext, StoreServer } from '../store-server.ts';
import { mongodOptions } from './mongod-binary.ts';

const IMAGE = 'mongo:8';
const PORT_INSIDE = 27017;

/** A container, its data in a volume of its own. */
export function rungDocker({ env, say, signal }: RungContext): Rung<StoreServer> {
  return {
    name: 'Docker',
    gives: 'mongo-8-docker',
    find: async () => {
      if (!(await dockerAnswers(env))) return { closed: 'no engine answers' };
      say(`Fetching the image ${IMAGE} …`);
      const failed = await pullImage(IMAGE, { env, signal });
      if (failed) return { closed: failed };
      return {
        label: `MongoDB 8 (Docker, ${IMAGE})`,
        folder: 'mongo-8-docker',
        portInside: PORT_INSIDE,
        command: ({ port, name }) =>
          containerCommand({
            env,
            image: IMAGE,
            name: `${name}-mongo`,
            volume: `${name}-mongo-8`,
            mount: '/data/db',
            port,
            inside: PORT_INSIDE,
            args: ['mongod', '--bind_ip_all', ...mongodOptions(PORT_INSIDE)],
          }),
      };
    },
  };
}
