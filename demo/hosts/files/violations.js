let count = 0;
document.addEventListener("securitypolicyviolation", ({ effectiveDirective, blockedURI }) => {
  count += 1;
  const output = document.querySelector("#violations");
  if (output) output.textContent = `${count} (the last: ${effectiveDirective} ${blockedURI})`;
});
