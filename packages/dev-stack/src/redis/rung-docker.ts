import { containerCommand, dockerAnswers, pullImage } from '../docker.ts';
import type { Rung } from '../ladder.ts';
import type { RungContext, StoreServer } from '../store-server.ts';
import { redisOptions } from './redis-binary.ts';

const IMAGE = 'valkey/valkey:8';
const PORT_INSIDE = 6379;

/** A container, its data in a volume of its own. */
export function rungDocker({ env, say, signal }: RungContext): Rung<StoreServer> {
  return {
    name: 'Docker',
    gives: 'valkey-8-docker',
    find: async () => {
      if (!(await dockerAnswers(env))) return { closed: 'no engine answers' };
      say(`Fetching the image ${IMAGE} …`);
      const failed = await pullImage(IMAGE, { env, signal });
      if (failed) return { closed: failed };
      return {
        label: `Valkey 8 (Docker, ${IMAGE})`,
        folder: 'valkey-8-docker',
        portInside: PORT_INSIDE,
        command: ({ port, name }) =>
          containerCommand({
            env,
            image: IMAGE,
            name: `${name}-redis`,
            volume: `${name}-valkey-8`,
            mount: '/data',
            port,
            inside: PORT_INSIDE,
            args: ['valkey-server', ...redisOptions],
          }),
      };
    },
  };
}
