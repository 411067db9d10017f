"""Serves the pages of $SITE_CONTENT with Django, on port $SITE_PORT. Needs the package django."""

import json
import os
import secrets
import sys
from pathlib import Path

from django.conf import settings
from django.core.management import execute_from_command_line
from django.http import Http404, HttpResponse
from django.shortcuts import render
from django.urls import path

content = json.loads(Path(os.environ["SITE_CONTENT"]).read_text())
pages = {page["slug"]: page for page in content["pages"]}

settings.configure(
    SECRET_KEY="only for tests",
    ALLOWED_HOSTS=["127.0.0.1"],
    ROOT_URLCONF=__name__,
    X_FRAME_OPTIONS="SAMEORIGIN",
    MIDDLEWARE=[
        "django.middleware.security.SecurityMiddleware",
        "django.middleware.common.CommonMiddleware",
        "django.middleware.csrf.CsrfViewMiddleware",
        "django.middleware.clickjacking.XFrameOptionsMiddleware",
        __name__ + ".content_security_policy",
    ],
    TEMPLATES=[
        {
            "BACKEND": "django.template.backends.django.DjangoTemplates",
            "DIRS": [Path(__file__).parent / "live"],
            "OPTIONS": {"context_processors": ["django.template.context_processors.csrf"]},
        }
    ],
)


def content_security_policy(get_response):
    def middleware(request):
        request.nonce = secrets.token_urlsafe(16)
        response = get_response(request)
        response["Content-Security-Policy"] = content["policy"].replace("{nonce}", request.nonce)
        return response

    return middleware


def page(request, slug):
    if slug not in pages:
        raise Http404
    context = {"page": pages[slug], "site": content, "nonce": request.nonce}
    return render(request, "page.html", context)


def file(request, name):
    found = content["files"].get(request.path)
    if not found:
        raise Http404
    return HttpResponse(found["body"], content_type=found["type"])


urlpatterns = [path("sheets/<name>", file), path("<slug>/", page)]

execute_from_command_line(
    [sys.argv[0], "runserver", "--noreload", "--skip-checks", "127.0.0.1:" + os.environ["SITE_PORT"]]
)
