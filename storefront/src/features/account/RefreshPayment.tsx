import { useState } from 'react';
import { Button } from '../../components/ui/Button.tsx';
import { account } from '../../texts/fi/account.ts';
import { refreshPayment } from './order-store.ts';

export function RefreshPayment({ orderID, label }: { orderID: string; label: string }) {
  const [isBusy, setBusy] = useState(false);
  const look = async (): Promise<void> => {
    if (isBusy) return;
    setBusy(true);
    await refreshPayment(orderID);
    setBusy(false);
  };
  return (
    <p className="order-look">
      <Button secondary wide aria-busy={isBusy} onClick={() => void look()}>
        {isBusy ? account.summary.look.busy : label}
      </Button>
    </p>
  );
}
