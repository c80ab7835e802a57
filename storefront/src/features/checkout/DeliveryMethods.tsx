import type { DeliveryMethod } from '@shop/contracts/shop-settings';
import { deliveryFor } from '../../lib/checkout/delivery.ts';
import { priceText } from '../../lib/text/price.ts';
import { checkout } from '../../texts/fi/checkout.ts';
import './delivery.css';
import type { DeliveryChoice } from './delivery-choice.ts';
import { PickUpPoints } from './PickUpPoints.tsx';

const texts = checkout.deliveryMethods;

type Props = {
  methods: readonly DeliveryMethod[];
  goods: number;
  choice: DeliveryChoice;
  onChoice: (choice: DeliveryChoice) => void;
  postcode: string;
};

export function DeliveryMethods({ methods, goods, choice, onChoice, postcode }: Props) {
  return (
    <section className="delivery" aria-labelledby="delivery-title">
      <h2 id="delivery-title">{texts.title}</h2>
      <ul>
        {methods.map((method) => {
          const isChosen = method.id === choice.method.id;
          const choose = (): void => onChoice({ method, point: null });
          const fee = deliveryFor(goods, method);
          return (
            <li key={method.id} className="delivery-row">
              <label className="delivery-choice">
                <input
                  className="radio"
                  type="radio"
                  name="deliveryMethod"
                  value={method.id}
                  checked={isChosen}
                  data-served
                  ref={(input) => {
                    // Chosen before hydration.
                    if (input?.checked && !isChosen) choose();
                  }}
                  onChange={choose}
                />
                <span className="delivery-text">
                  <strong>{method.name}</strong>
                  <span className="quiet">{method.days}</span>
                </span>
                <span className="price">{fee > 0 ? priceText(fee) : checkout.free}</span>
              </label>
              {isChosen && method.pickUpPoint && (
                <PickUpPoints
                  key={postcode}
                  method={method.id}
                  postcode={postcode}
                  chosen={choice.point}
                  onChoose={(point) => onChoice({ method, point })}
                />
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
