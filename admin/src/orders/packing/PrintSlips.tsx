import { useEffect, useState, type ReactNode } from 'react';
import { useNotify } from 'react-admin';
import { texts } from '../../texts/fi.ts';
import type { OrderRecord } from '../../providers/order-record.ts';
import { PackingSlips } from './PackingSlips.tsx';

type Props = {
  load: () => OrderRecord[] | Promise<OrderRecord[]>;
  label?: string;
  className?: string | undefined;
  children: ReactNode;
};

export function PrintSlips({ load, label, className, children }: Props) {
  const [printed, setPrinted] = useState<OrderRecord[]>([]);
  const notify = useNotify();
  useEffect(() => {
    if (printed.length === 0) return undefined;
    const done = () => setPrinted([]);
    window.addEventListener('afterprint', done, { once: true });
    window.print();
    return () => window.removeEventListener('afterprint', done);
  }, [printed]);
  const print = async () => {
    try {
      setPrinted([...(await load())]);
    } catch (error) {
      notify(error instanceof Error ? error.message : texts.errors.unreachable, { type: 'error' });
    }
  };
  return (
    <>
      <button type="button" aria-label={label} className={className} onClick={() => void print()}>
        {children}
      </button>
      {printed.length > 0 ? <PackingSlips orders={printed} /> : null}
    </>
  );
}
