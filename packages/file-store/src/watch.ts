import { ShopError, type Logger } from '@shop/service-kit';

export type Watch = <T>(call: string, run: () => Promise<T>) => Promise<T>;

/** Maps failures to `unavailable`; logs the first of a row and its end. */
export function createWatch(store: string, logger: Logger): Watch {
  let isAway = false;
  return async (call, run) => {
    try {
      const result = await run();
      if (isAway) logger.info({ store }, 'the file store works again');
      isAway = false;
      return result;
    } catch (cause) {
      if (!isAway) logger.error({ err: cause, store, call }, 'the file store failed');
      isAway = true;
      throw new ShopError({ code: 'unavailable', cause, details: { store, call }, retryAfterSeconds: 2 });
    }
  };
}
