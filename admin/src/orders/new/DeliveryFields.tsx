import type { AdminSettings } from '@shop/contracts';
import { useQuery } from '@tanstack/react-query';
import { useWatch } from 'react-hook-form';
import { euroText } from '../../format/format-text.ts';
import { manualOrderCalls } from '../../providers/manual-orders.ts';
import { manualOrderTexts as words } from '../../texts/manual-orders.ts';
import { SelectField } from '../../ui/SelectField.tsx';
import { isPostcode } from './new-order.ts';

type Methods = AdminSettings['delivery'];

export function DeliveryFields({ methods }: { methods: Methods }) {
  const [chosen, postcode] = useWatch({ name: ['deliveryMethod', 'postcode'] }) as [string, string];
  const method = methods.find(({ id }) => id === chosen);
  return (
    <>
      <SelectField
        source="deliveryMethod"
        label={words.deliveryMethod}
        empty={words.choose}
        choices={methods.map(({ id, name, cents }) => ({ id, label: `${name}, ${euroText(cents / 100)}` }))}
      />
      {method?.pickUpPoint ? <PickUpPoints method={method.id} postcode={postcode} /> : null}
    </>
  );
}

function PickUpPoints({ method, postcode }: { method: string; postcode: string }) {
  const { data = [] } = useQuery({
    queryKey: ['pick-up-points', method, postcode],
    queryFn: () => manualOrderCalls.pickUpPoints({ method, postcode }),
    enabled: isPostcode(postcode),
  });
  return (
    <SelectField
      source="pickUpPoint"
      label={words.pickUpPoint}
      empty={words.choose}
      {...(isPostcode(postcode) ? {} : { help: words.needsPostcode })}
      choices={data.map(({ id, name, address, city }) => ({ id, label: `${name}, ${address}, ${city}` }))}
    />
  );
}
