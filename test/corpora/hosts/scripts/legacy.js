// Dining widgets for the old pages.
$(function () {
  var script = document.createElement("script");
  script.type = "module";
  script.src = "https://cdn.example.com/widgets/mount.js";
  document.head.appendChild(script);
  $("#offer").html('<div class="offer" data-widget="OfferClaimApp" data-offer-code="' + code + '" data-theme="light">Claim</div>');
  ReactDOM.render(React.createElement("div", { "data-widget": "Checkout", className: "checkout", "data-flow": "purchase" }, "Buy"), root);
  DiningWidgets.mount(document.getElementById("map"), "Map", { colorMode: "light" });
});
