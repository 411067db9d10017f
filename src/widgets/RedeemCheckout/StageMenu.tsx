import { Select } from "../../shared/ui/Select.tsx";
import { orderIn, stages, type RedeemState, type Stage } from "./state.ts";
import { texts } from "./texts.ts";
import { useTexts } from "../../shared/widget/useTexts.ts";

const withoutOrder: readonly Stage[] = ["login", "forgotPassword", "error", "loading"];
const reachable: readonly Stage[] = stages.filter(
  (stage) => stage !== "processing" && stage !== "success",
);

/**
 * Jumps to a stage, for developers of the host page (B2.12). Stages of a bill are listed once there
 * is one.
 */
export function StageMenu({
  state,
  stage: current,
  onJump,
}: {
  state: RedeemState;
  stage: Stage;
  onJump: (stage: Stage) => void;
}) {
  const { jump } = useTexts(texts);
  const listed = reachable.filter((stage) => orderIn(state) || withoutOrder.includes(stage));
  const options = (listed.includes(current) ? listed : [current, ...listed]).map((stage) => ({
    value: stage,
    label: stage,
  }));
  return (
    <div className="redeem-jump">
      <Select
        label={jump}
        value={current}
        onChange={(value) => onJump(stages.find((stage) => stage === value) ?? current)}
        options={options}
      />
    </div>
  );
}
