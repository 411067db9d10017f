import { Select } from "../../shared/ui/Select.tsx";
import { copy } from "./copy.ts";
import { orderIn, stages, type RedeemState, type Stage } from "./state.ts";

const withoutOrder: readonly Stage[] = ["login", "forgotPassword", "error", "loading"];
const reachable: readonly Stage[] = stages.filter(
  (stage) => stage !== "processing" && stage !== "success",
);

/** Jumps to a stage, for developers of the host page (B2.12); stages of a bill are listed once there is one. */
export function StageMenu({
  state,
  stage: now,
  onJump,
}: {
  state: RedeemState;
  stage: Stage;
  onJump: (stage: Stage) => void;
}) {
  const listed = reachable.filter((stage) => orderIn(state) || withoutOrder.includes(stage));
  const options = (listed.includes(now) ? listed : [now, ...listed]).map((stage) => ({
    value: stage,
    label: stage,
  }));
  return (
    <div className="redeem-jump">
      <Select
        label={copy.jump}
        value={now}
        onChange={(value) => onJump(stages.find((stage) => stage === value) ?? now)}
        options={options}
      />
    </div>
  );
}
