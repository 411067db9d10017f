import { CheckIcon } from "../../shared/ui/icons/Check.ts";
import { useTexts } from "../../shared/widget/useTexts.ts";
import { texts } from "./texts.ts";

/** What an account is for, beside the forms where there is room. */
export function Benefits() {
  const { benefits: words } = useTexts(texts);
  return (
    <aside className="login-benefits">
      <h3>{words.heading}</h3>
      <ul>
        {[words.credit, words.offers, words.pay].map((benefit) => (
          <li key={benefit}>
            <CheckIcon />
            {benefit}
          </li>
        ))}
      </ul>
    </aside>
  );
}
