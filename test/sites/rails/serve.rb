# Serves the pages of $SITE_CONTENT with Rails, on port $SITE_PORT. Needs railties, actionpack and webrick.
require "json"
require "logger"
require "securerandom"
require "webrick"
require "action_controller/railtie"

CONTENT = JSON.parse(File.read(ENV.fetch("SITE_CONTENT")))

class Site < Rails::Application
  config.root = ENV.fetch("SITE_FOLDER")
  config.eager_load = false
  config.consider_all_requests_local = false
  config.secret_key_base = "only for tests"
  config.logger = Logger.new(nil)
  config.hosts.clear
  routes.append do
    get "/sheets/:name", to: "pages#file", format: false, constraints: { name: /.+/ }
    get "/:slug", to: "pages#show"
    post "/:slug/stream", to: "pages#stream"
  end
end

class PagesController < ActionController::Base
  prepend_view_path File.join(__dir__, "live")
  layout "application"
  helper_method :site, :nonce
  after_action do
    response.headers["Content-Security-Policy"] = site["policy"].gsub("{nonce}", nonce)
  end

  def show
    @page = page or return head(:not_found)
    return render "frame", layout: false if request.headers["Turbo-Frame"]
    render "page"
  end

  # Adds the widgets of a page to another page, as a Turbo Stream.
  def stream
    @page = page or return head(:not_found)
    render "stream", layout: false, content_type: "text/vnd.turbo-stream.html"
  end

  def file
    found = site["files"][request.path] or return head(:not_found)
    render body: found["body"], content_type: found["type"]
  end

  private

  def site = CONTENT

  # A page that Turbo Drive visits keeps the nonce of the first page.
  def nonce
    @nonce ||= request.headers["X-Turbo-Nonce"] || SecureRandom.base64(16)
  end

  def page
    site["pages"].find { |page| page["slug"] == params[:slug] }
  end
end

Site.initialize!

server = WEBrick::HTTPServer.new(
  BindAddress: "127.0.0.1", Port: ENV.fetch("SITE_PORT").to_i, AccessLog: [], Logger: WEBrick::Log.new(File::NULL)
)
server.mount "/", Rack::Handler::WEBrick, Rails.application
trap("TERM") { server.shutdown }
server.start
