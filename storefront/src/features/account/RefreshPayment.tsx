import { useState } from 'react';
import { Button } from '../../components/ui/Button.tsx';
import { account } from '../../texts/fi/account.ts';

export function RefreshPayment({ label, onRefresh }: { label: string; onRefresh: () => Promise<void> }) {
  const [isBusy, setBusy] = useState(false);
  const look = async (): Promise<void> => {
    if (isBusy) return;
    setBusy(true);
    await onRefresh();
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
