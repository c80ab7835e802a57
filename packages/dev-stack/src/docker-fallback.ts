import { containerCommand, dockerAnswers, pullImage } from './docker.ts';
import type { Fallback } from './fallbacks.ts';
import type { FallbackContext, StoreServer } from './store-server.ts';

export type StoreImage = {
  label: string;
  image: string;
  data: string;
  store: string;
  mount: string;
  portInside: number;
  args: string[];
};

/** Keeps its data in a volume. */
export function dockerFallback(
  { env, say, signal }: FallbackContext,
  store: StoreImage,
): Fallback<StoreServer> {
  const { image, data, mount, portInside, args } = store;
  return {
    name: 'Docker',
    gives: `${data}-docker`,
    find: async () => {
      if (!(await dockerAnswers(env))) return { closed: 'no engine answers' };
      say(`Fetching the image ${image} …`);
      const failed = await pullImage(image, { env, signal });
      if (failed) return { closed: failed };
      return {
        label: `${store.label} (Docker, ${image})`,
        folder: `${data}-docker`,
        portInside,
        command: ({ port, name }) =>
          containerCommand({
            env,
            image,
            name: `${name}-${store.store}`,
            volume: `${name}-${data}`,
            mount,
            port,
            inside: portInside,
            args,
          }),
      };
    },
  };
}
