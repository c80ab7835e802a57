import type { SessionUser } from '@shop/contracts/account';

declare global {
  namespace App {
    interface Locals {
      /** Who asks, on the pages that are not the same for everybody; null for a guest. */
      visitor?: SessionUser | null | undefined;
    }
  }
}
