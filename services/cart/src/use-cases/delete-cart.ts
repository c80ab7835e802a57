import type { CartDeps } from '../deps.ts';

export const deleteCart = ({ carts }: Pick<CartDeps, 'carts'>, userID: string): Promise<void> =>
  carts.remove(userID);
