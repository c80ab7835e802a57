import { useStore } from '@nanostores/react';
import type { Address } from '@shop/contracts/address';
import { MAX_ADDRESSES } from '@shop/shop-rules/limits';
import { useEffect, useState } from 'react';
import { useServerValue } from '../../components/ui/use-server-value.ts';
import { useKeptFocus } from '../../components/ui/use-kept-focus.ts';
import { useRequestedFocus } from '../../components/ui/use-requested-focus.ts';
import { useReturnFocus } from '../../components/ui/use-return-focus.ts';
import { onReturn } from '../../lib/browser/on-return.ts';
import { account } from '../../texts/fi/account.ts';
import './address.css';
import { $addresses, $addressesFailed, loadAddresses, mayAddAddress } from './address-store.ts';
import { AddressForm } from './AddressForm.tsx';
import { AddressRow } from './AddressRow.tsx';

const texts = account.address;

type Props = {
  title: string;
  first?: Address[] | null;
  choice?: {
    chosen: string;
    onChoose: (addressID: string) => void;
    missing: object | null;
    problemOf: (address: Address) => string | null;
  };
};

export function AddressManager({ title, first = null, choice }: Props) {
  const addresses = useServerValue($addresses, first);
  const failed = useStore($addressesFailed, { ssr: 'initial' });
  const [isAdding, setAdding] = useState(false);
  const kept = useKeptFocus<HTMLElement>();
  const opener = useReturnFocus<HTMLButtonElement>(isAdding);
  const { ref } = kept;
  useEffect(() => {
    void loadAddresses(first);
    return onReturn(() => {
      if (!hasUnsavedInput(ref.current)) void loadAddresses();
    });
  }, [first, ref]);
  const missing = choice?.missing ?? null;
  useRequestedFocus(ref, missing);

  const count = addresses?.length ?? 0;
  const showForm = addresses !== null && (isAdding || count === 0);
  const saved = (addressID: string): void => {
    setAdding(false);
    choice?.onChoose(addressID);
  };
  return (
    <section className="addresses" aria-labelledby="addresses-title" {...kept}>
      <div className="addresses-top">
        <h2 id="addresses-title">{title}</h2>
        {count > 0 && !isAdding && (
          <button ref={opener} type="button" className="link" onClick={() => setAdding(mayAddAddress())}>
            {texts.add}
          </button>
        )}
      </div>
      {addresses === null && (failed ? <Away /> : <Waiting />)}
      {addresses?.length === 0 && <p className="addresses-none">{texts.none}</p>}
      {missing && count > 0 && (
        <p id="address-missing" className="field-error">
          {texts.choose}
        </p>
      )}
      {addresses !== null && count > 0 && (
        <ul data-missing={missing ? true : undefined}>
          {addresses.map((address) => (
            <AddressRow
              key={address._id}
              address={address}
              choice={
                choice && {
                  ...choice,
                  name: 'addressID',
                  chosen: choice.chosen === address._id,
                  problem: choice.chosen === address._id ? choice.problemOf(address) : null,
                }
              }
            />
          ))}
        </ul>
      )}
      {showForm && (
        <div className="address-new">
          {count > 0 && <h3>{texts.newTitle}</h3>}
          <AddressForm
            onSaved={saved}
            onTyped={() => setAdding(true)}
            {...(count > 0 ? { onCancel: () => setAdding(false) } : {})}
          />
        </div>
      )}
      {count > 0 && <p className="caption quiet">{texts.count(count, MAX_ADDRESSES)}</p>}
    </section>
  );
}

const hasUnsavedInput = (container: HTMLElement | null): boolean =>
  [...(container?.querySelectorAll<HTMLInputElement>('form :is(input, textarea)') ?? [])].some(
    ({ value, defaultValue }) => value !== defaultValue,
  );

function Waiting() {
  return (
    <output className="waiting">
      <span className="spinner" />
      <span className="sr">{account.loading}</span>
    </output>
  );
}

function Away() {
  return (
    <div className="waiting">
      <p>{texts.away}</p>
      <button type="button" className="link" onClick={() => void loadAddresses()}>
        {texts.retry}
      </button>
    </div>
  );
}
