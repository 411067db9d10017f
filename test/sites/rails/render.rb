# Prints the page as Rails renders it. Needs the gem actionview.
require "action_view"

Offer = Struct.new(:code)

views = ActionView::LookupContext.new([__dir__])
view = ActionView::Base.with_empty_template_cache.new(views, { offer: Offer.new("WELCOME25") }, nil)
def view.offer_path(offer) = "/offers/#{offer.code}"
print view.render(template: "offer", layout: "layouts/application")
